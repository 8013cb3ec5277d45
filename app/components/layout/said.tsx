import { useEffect } from "react";
import { noticeKind, noticeSentences, sayNotice } from "#app/components/layout/say-notice.ts";
import { useIsAwake } from "#app/components/layout/use-is-awake.ts";
import { Notice as NoticeBox } from "#app/components/ui/notice.tsx";
import type { Notice } from "#app/domain/notice.ts";

/** What the page before this one has done: toasts, or sentences on the page where no script runs. */
export function Said({ notice }: { notice: Notice | undefined }) {
  const isScripted = useIsAwake();
  useEffect(() => {
    if (notice) sayNotice(notice);
  }, [notice]);

  if (!notice || isScripted) return null;
  return (
    <NoticeBox kind={noticeKind(notice)} className="mb-5">
      {noticeSentences(notice).map((sentence) => (
        <p key={sentence}>{sentence}</p>
      ))}
    </NoticeBox>
  );
}
