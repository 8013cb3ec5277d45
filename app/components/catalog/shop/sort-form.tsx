import { useRef } from "react";
import { SortSelect } from "#app/components/catalog/shop/sort-select.tsx";
import { Form, useSubmit } from "#app/components/ui/link.ts";
import type { ShopSort } from "#app/domain/catalog/shop-filter.ts";

/** Sorts the list of this page: ?sort=… on the same address, at once where there is JavaScript. */
export function SortForm({ sort }: { sort: ShopSort }) {
  const form = useRef<HTMLFormElement>(null);
  const submit = useSubmit();
  return (
    <Form ref={form} id="sort" replace preventScrollReset>
      <SortSelect
        form="sort"
        sort={sort}
        onSort={() => submit(form.current, { replace: true, preventScrollReset: true })}
      />
    </Form>
  );
}
