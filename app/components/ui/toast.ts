import { createElement } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";

export type ToastKind = "success" | "info" | "error";

let toaster: Promise<typeof import("sonner").toast> | undefined;

/** Shows a message for 4 s; the toaster itself is fetched on the first one, and asked for again if that fails. Nothing needed later belongs here. */
export async function showToast(message: string, kind: ToastKind = "success") {
  toaster ??= openToaster().catch((error: unknown) => {
    toaster = undefined;
    throw error;
  });
  const toast = await toaster;
  toast[kind](message);
}

async function openToaster() {
  const [{ Toaster, toast }] = await Promise.all([import("sonner"), import("sonner/dist/styles.css")]);
  const shelf = document.body.appendChild(document.createElement("div"));
  const settings = {
    duration: 4000,
    visibleToasts: 3,
    gap: 14,
    position: "bottom-center" as const,
    mobileOffset: { bottom: 76 },
    toastOptions: { className: "toast" },
  };
  // A toast that is called before the toaster stands is lost.
  flushSync(() => createRoot(shelf).render(createElement(Toaster, settings)));
  return toast;
}
