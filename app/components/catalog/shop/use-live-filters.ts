import { useEffect, useRef } from "react";
import { parseShopView, shopAddress } from "#app/components/catalog/shop/shop-address.ts";
import { useNavigate } from "#app/components/ui/link.ts";
import { parseShopFilter, type ShopFilter } from "#app/domain/catalog/shop-filter.ts";

/** Fields outside the form name it in their `form` attribute. */
export const FILTER_FORM = "shop-filters";

/** Applies the filter form as soon as a field in it has changed; `apply` does so for fields that stand outside it. */
export function useLiveFilters(filter: ShopFilter) {
  const form = useRef<HTMLFormElement>(null);
  const navigate = useNavigate();

  function apply() {
    if (!form.current) return;
    const params = new URLSearchParams(
      [...new FormData(form.current)].map(([name, value]) => [name, String(value)]),
    );
    const address = shopAddress({ filter: parseShopFilter(params), ...parseShopView(params) });
    navigate(address, { replace: true, preventScrollReset: true });
  }

  const latestApply = useRef(apply);
  useEffect(() => {
    latestApply.current = apply;
  });
  // React's onChange would fire at every pixel of a slider; the browser's own event comes when it is let go.
  useEffect(() => {
    const fields = form.current;
    const onChange = () => latestApply.current();
    fields?.addEventListener("change", onChange);
    return () => fields?.removeEventListener("change", onChange);
  }, []);
  // A chip, a link or the back button changes the filter without touching the fields.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the fields follow every new filter
  useEffect(() => {
    if (form.current) showDefaults(form.current);
  }, [filter]);

  return { form, apply };
}

function showDefaults(form: HTMLFormElement) {
  for (const field of form.elements) {
    if (field instanceof HTMLSelectElement) {
      field.value = field.dataset.value ?? "";
    } else if (
      field instanceof HTMLInputElement &&
      !(field.type === "search" && field === document.activeElement)
    ) {
      field.value = field.defaultValue;
      field.checked = field.defaultChecked;
    }
  }
}
