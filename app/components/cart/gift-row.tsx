import { LinePicture } from "#app/components/cart/line-picture.tsx";
import { Button } from "#app/components/ui/button.tsx";
import { Form } from "#app/components/ui/link.ts";
import { Panel } from "#app/components/ui/panel.tsx";
import { cartText } from "#app/content/messages/cart/cart.ts";
import { rupees } from "#app/domain/money.ts";

export type GiftView = {
  slug: string;
  name: string;
  packSize: string;
  pictureUrl: string;
  fromPaise: number;
  isRefused: boolean;
};

/** What comes free with the goods, or could; works without scripts. */
export function GiftRow({ gift }: { gift: GiftView }) {
  const { gift: words } = cartText;
  const { name, packSize, fromPaise, isRefused } = gift;
  return (
    <Panel as="section">
      <h2 className="sr-only">{words.title}</h2>
      <Form method="post" action="/cart" className="flex flex-wrap items-center gap-x-3.5 gap-y-2">
        {!isRefused && (
          <span className="w-24">
            <LinePicture product={gift} />
          </span>
        )}
        <p className="min-w-0 grow basis-40">
          <b className="font-semibold">
            {name}, {packSize}
          </b>
          <small className="block text-sm text-ok">{words.reason(rupees(fromPaise))}</small>
        </p>
        {!isRefused && <span className="ml-auto font-semibold tabular-nums">{words.free}</span>}
        <Button name="intent" value={isRefused ? "gift" : "no-gift"} variant="outline">
          {isRefused ? words.take : words.leave}
        </Button>
      </Form>
    </Panel>
  );
}
