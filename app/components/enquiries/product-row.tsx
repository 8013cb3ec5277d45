import { Trash2 } from "lucide-react";
import type { BulkChoice, BulkRow } from "#app/components/enquiries/bulk-view.ts";
import { Button } from "#app/components/ui/button.tsx";
import { SelectField, TextField } from "#app/components/ui/field.tsx";
import { requestText } from "#app/content/messages/enquiries/request.ts";
import { MOST_PACKS } from "#app/domain/catalog/most-packs.ts";

/** One product and how many packs; what the words may mean is a list to choose from. */
export function ProductRow({
  row,
  position,
  listId,
  onChange,
  onType,
  onRemove,
}: {
  row: BulkRow;
  /** 0 for the first. */
  position: number;
  listId: string;
  onChange: (change: Partial<BulkRow>) => void;
  onType: (typed: string) => void;
  onRemove: () => void;
}) {
  const { bulk } = requestText;
  const number = position + 1;
  const id = `product-${number}`;
  const priceOf = (label: string) => row.candidates.find((each) => each.label === label)?.pricePaise;

  return (
    <li className="grid grid-cols-[1fr_auto] items-end gap-3 border-b border-line pb-4 sm:grid-cols-[1fr_104px_auto]">
      {row.candidates.length > 0 ? (
        <SelectField
          id={id}
          name="product"
          label={bulk.choose(number)}
          error={row.problem}
          value={row.text}
          onChange={({ target }) => onChange({ text: target.value, pricePaise: priceOf(target.value) })}
          className="col-span-2 sm:col-span-1"
        >
          <Candidates row={row} chooseOne={bulk.chooseOne} />
        </SelectField>
      ) : (
        <TextField
          id={id}
          name="product"
          label={bulk.choose(number)}
          error={row.problem}
          value={row.text}
          list={listId}
          autoComplete="off"
          maxLength={200}
          onChange={({ target }) => {
            onChange({ text: target.value });
            onType(target.value);
          }}
          className="col-span-2 sm:col-span-1"
        />
      )}
      <TextField
        id={`quantity-${number}`}
        name="quantity"
        label={<Short full={bulk.quantity(number)} short={bulk.quantityShort} />}
        type="number"
        inputMode="numeric"
        min={1}
        max={MOST_PACKS}
        value={row.quantity}
        onChange={({ target }) => onChange({ quantity: target.value })}
      />
      <Button
        variant="quiet"
        name="intent"
        value={`remove:${position}`}
        formNoValidate
        aria-label={bulk.removeRow(number)}
        className="min-h-[52px]"
        onClick={(event) => {
          event.preventDefault();
          onRemove();
        }}
      >
        <Trash2 className="size-[18px]" />
        <span className="sm:sr-only">{bulk.remove}</span>
      </Button>
    </li>
  );
}

/** The written words stay an answer of their own, so that a row which nobody corrects comes back and is not lost. */
function Candidates({ row, chooseOne }: { row: BulkRow; chooseOne: string }) {
  const isWritten = !row.candidates.some(({ label }) => label === row.text);
  return (
    <>
      {isWritten && <option value={row.text}>{chooseOne}</option>}
      {row.candidates.map(({ label }: BulkChoice) => (
        <option key={label} value={label}>
          {label}
        </option>
      ))}
    </>
  );
}

function Short({ full, short }: { full: string; short: string }) {
  return (
    <>
      <span aria-hidden="true">{short}</span>
      <span className="sr-only">{full}</span>
    </>
  );
}
