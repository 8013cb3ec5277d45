import { ChevronDown, MapPin } from "lucide-react";
import { type ComponentType, type MouseEvent, useState } from "react";
import { useVisit } from "#app/components/layout/visit-state.ts";
import { Link } from "#app/components/ui/link.ts";
import { hrefOf } from "#app/content/messages/page-address.ts";
import { shellText } from "#app/content/messages/shell.ts";

/** Where to: "Deliver to Sohna 122103", or the way to say it. Its sheet is fetched on the press; without JavaScript it leads to /locations. */
export function PincodeChip({ className }: { className: string }) {
  const { header } = shellText;
  const pincode = useVisit((visit) => visit.pincode);
  const [opened, setOpened] = useState<{ Sheet: ComponentType<{ onClose: () => void }> }>();

  async function open(event: MouseEvent) {
    event.preventDefault();
    try {
      const { PincodeSheet: Sheet } = await import("#app/components/layout/pincode-sheet.tsx");
      setOpened({ Sheet });
    } catch {
      location.assign(hrefOf("/locations"));
    }
  }

  return (
    <>
      <Link to="/locations" onClick={open} className={`pin-chip ${className}`}>
        <MapPin />
        <span>
          {pincode && <span className="pin-chip-to">{header.deliverTo} </span>}
          <b>
            {pincode ? (
              <>
                <span className="max-[379px]:hidden">{pincode.place}</span> {pincode.pincode}
              </>
            ) : (
              header.enterPincode
            )}
          </b>
        </span>
        <ChevronDown className="size-4" />
      </Link>
      {opened && <opened.Sheet onClose={() => setOpened(undefined)} />}
    </>
  );
}
