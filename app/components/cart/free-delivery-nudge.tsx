import { Truck } from "lucide-react";
import { Bar } from "#app/components/ui/bar.tsx";
import { cartText } from "#app/content/messages/cart/cart.ts";
import { rupees } from "#app/domain/money.ts";

/** How far the goods are from free delivery, as a sentence and a bar. */
export function FreeDeliveryNudge({
  goodsPaise,
  missingPaise,
}: {
  goodsPaise: number;
  missingPaise: number;
}) {
  const cart = cartText;
  const percent = Math.floor((goodsPaise * 100) / (goodsPaise + missingPaise));
  return (
    <div className="grid gap-2.5 rounded-md border border-leaf-200 bg-leaf-50 px-4 py-3.5">
      <p className="flex gap-2.5 leading-[1.4] font-medium">
        <Truck className="mt-0.5 text-leaf-600" />
        {missingPaise > 0 ? cart.missingForFree(rupees(missingPaise)) : cart.hasFreeDelivery}
      </p>
      <div className="h-2 overflow-hidden rounded-[4px] bg-leaf-200" aria-hidden="true">
        <Bar percent={percent} className="fill-leaf-600" />
      </div>
    </div>
  );
}
