import { showToast, type ToastKind } from "#app/components/ui/toast.ts";
import { noticeText } from "#app/content/messages/notice.ts";
import type { Notice } from "#app/domain/notice.ts";

/** Says in toasts what has just happened. */
export function sayNotice(notice: Notice) {
  for (const sentence of noticeSentences(notice)) showToast(sentence, noticeKind(notice));
}

/** What has just happened in sentences: signing in also tells what came along into cart and wishlist. */
export function noticeSentences(notice: Notice): string[] {
  const words = noticeText;
  if (notice.kind === "consultation-booked") return [words.booked(new Date(notice.startsAt))];
  const said: string[] = [words.said[notice.kind]];
  if (notice.kind === "signed-in" && notice.merged) {
    const { lines, cappedLines, wishes } = notice.merged;
    if (lines > 0) said.push(words.linesMerged(lines));
    if (cappedLines > 0) said.push(words.linesCapped(cappedLines));
    if (wishes > 0) said.push(words.wishesMerged(wishes));
  }
  return said;
}

export function noticeKind({ kind }: Notice): ToastKind {
  if (kind === "google-cancelled") return "info";
  return kind.startsWith("google-") ? "error" : "success";
}
