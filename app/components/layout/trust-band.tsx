import { useShopFacts } from "#app/components/layout/shop-facts.tsx";

/** Licence, pharmacist, sealed packs and bill in one line, drawn on the server: pages near their weight carry none of it. */
export function TrustBand() {
  const { trustHtml } = useShopFacts();
  // biome-ignore lint/security/noDangerouslySetInnerHtml: content/pages/trust-band escapes every fact
  return <ul className="trust-band" dangerouslySetInnerHTML={{ __html: trustHtml }} />;
}
