import { Button } from "#app/components/ui/button.tsx";
import { SelectField } from "#app/components/ui/field.tsx";
import { Notice } from "#app/components/ui/notice.tsx";
import { requestText } from "#app/content/messages/enquiries/request.ts";

/** One brand for all rows of a bulk request, and which rows it does not make. */
export function SameBrand({ brands, said }: { brands: string[]; said: string | undefined }) {
  const { bulk } = requestText;
  return (
    <>
      {said && <Notice kind="info">{said}</Notice>}
      {brands.length > 1 && (
        <div className="grid items-end gap-3 sm:grid-cols-[1fr_auto]">
          <SelectField name="brand" label={bulk.sameBrand} defaultValue="">
            <option value="">{bulk.chooseBrand}</option>
            {brands.map((brand) => (
              <option key={brand}>{brand}</option>
            ))}
          </SelectField>
          <Button variant="outline" name="intent" value="brand" formNoValidate>
            {bulk.useBrand}
          </Button>
        </div>
      )}
    </>
  );
}
