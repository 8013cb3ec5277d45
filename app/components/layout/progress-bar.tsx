import { useNavigation } from "react-router";
import { shellText } from "#app/content/messages/shell.ts";

/** A thin line on top while the next page is on the way; quick pages never show it. */
export function ProgressBar() {
  const shell = shellText;
  const isBusy = useNavigation().state !== "idle";
  return (
    <>
      <div role="status" className="sr-only">
        {isBusy && shell.loadingPage}
      </div>
      {isBusy && <div className="progress-bar" />}
    </>
  );
}
