export type ToastKind = "success" | "info" | "error";

/** Shows a message for 4 s, never over what was `pressed`; the toaster itself is fetched on the first one, and asked for again if that fails. Nothing needed later belongs here. */
export async function showToast(message: string, kind: ToastKind = "success", pressed?: Element) {
  const { openToaster } = await import("#app/components/ui/toaster.ts");
  openToaster(pressed)[kind](message);
}
