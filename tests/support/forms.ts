/** A form with two or more wrong fields, sent without scripts, and the fields that the answer must name. */
export type FormCase = {
  /** The file in app/routes whose action takes it. */
  screen: string;
  path: string;
  as?: "customer" | "staff" | "doctor" | "admin";
  isInCart?: boolean;
  typed: Record<string, string>;
  fields: string[];
  /** The screen leads to the first wrong field at once, and has no list. */
  isUnlisted?: boolean;
};

const PERSON = { name: "", email: "asha", phone: "12345" };
const WHO = ["name", "email", "phone"];

export const FORMS: FormCase[] = [
  {
    screen: "contact.tsx",
    path: "/contact",
    typed: { ...PERSON, subject: "", message: "" },
    fields: [...WHO, "subject", "message"],
  },
  {
    screen: "bulk-order.tsx",
    path: "/bulk-order",
    typed: { ...PERSON, intent: "send", name: "Asha", message: "" },
    fields: ["email", "phone", "message"],
  },
  {
    screen: "distributor-signup.tsx",
    path: "/distributor-signup",
    typed: {
      ...PERSON,
      organization: "",
      gstin: "06",
      drugLicence: "none",
      addressLine: "",
      town: "",
      pincode: "1",
    },
    fields: [...WHO, "organization", "gstin", "drugLicence", "addressLine", "town", "pincode", "consent"],
  },
  {
    screen: "doctor-consultation.tsx",
    path: "/doctor-consultation",
    typed: {
      ...PERSON,
      age: "200",
      gender: "female",
      slot: "",
      preferredDate: "2020-01-01",
      preferredTime: "morning",
    },
    fields: [...WHO, "age", "preferredDate", "mainComplaints", "healthConsent"],
  },
  {
    screen: "checkout/index.tsx",
    path: "/checkout",
    isInCart: true,
    typed: { ...PERSON, pincode: "12", addressLine1: "", town: "", state: "", paymentMethod: "cod" },
    fields: [...WHO, "pincode", "addressLine1", "town", "state"],
  },
  {
    screen: "track-order/index.tsx",
    path: "/track-order",
    typed: { number: "12", phone: "12" },
    fields: ["number", "phone"],
  },
  { screen: "register.tsx", path: "/register", typed: PERSON, fields: ["name", "email"] },
  {
    screen: "orders/index.tsx",
    path: "/orders",
    as: "customer",
    typed: { intent: "add", number: "", phone: "12" },
    fields: ["number", "phone"],
  },
  {
    screen: "login/index.tsx",
    path: "/login",
    typed: { identifier: "", password: "" },
    fields: ["identifier", "password"],
  },
  {
    screen: "profile/index.tsx",
    path: "/profile",
    as: "customer",
    typed: { intent: "email", email: "asha" },
    fields: ["email"],
  },
  {
    screen: "profile/security.tsx",
    path: "/profile/security",
    as: "customer",
    typed: { intent: "password", currentPassword: "not-it", password: "short" },
    fields: ["currentPassword", "password"],
  },
  {
    screen: "profile/addresses.tsx",
    path: "/profile/addresses",
    as: "customer",
    typed: { intent: "save", id: "new", name: "", phone: "1", street: "", town: "", state: "", pincode: "1" },
    fields: ["name", "phone", "street", "town", "state", "pincode"],
  },
  {
    screen: "admin/counter/index.tsx",
    path: "/admin/counter?mode=phone",
    as: "staff",
    isUnlisted: true,
    typed: {
      intent: "order",
      bill: crypto.randomUUID(),
      ...PERSON,
      pincode: "12",
      addressLine1: "",
      town: "Sohna",
      paymentMethod: "cod",
    },
    fields: [...WHO, "pincode", "addressLine1"],
  },
  {
    screen: "admin/stock/receive.tsx",
    path: "/admin/stock/receive?sku={sku}",
    as: "staff",
    typed: { number: "", expiresOn: "soon", mrp: "much", quantity: "0", cost: "-" },
    fields: ["number", "expiresOn", "mrp", "quantity", "cost"],
  },
  {
    screen: "admin/stock/batches/$id.tsx",
    path: "/admin/stock/batches/{batch}",
    as: "staff",
    typed: { intent: "adjust", counted: "few", note: "" },
    fields: ["counted", "note"],
  },
  {
    screen: "admin/doctors/$id.tsx",
    path: "/admin/doctors/new",
    as: "admin",
    typed: { intent: "save", slug: "Dr Sen", feePaise: "much" },
    fields: ["feePaise", "followUpDays", "languages", "qualification", "slotMinutes", "slug", "title"],
  },
  {
    screen: "admin/products/new.tsx",
    path: "/admin/products/new",
    as: "admin",
    typed: { name: "", mrp: "much", price: "more", hsn: "x" },
    fields: [
      "brand",
      "dosageForm",
      "form",
      "gstPercent",
      "hsn",
      "mrp",
      "name",
      "netQuantity",
      "netUnit",
      "originCountry",
      "packSize",
      "price",
      "sku",
      "slug",
      "soldTo",
    ],
  },
  {
    screen: "admin/products/$sku.tsx",
    path: "/admin/products/{sku}",
    as: "admin",
    typed: { intent: "plan-sale", salePrice: "little", startsOn: "soon", endsOn: "" },
    fields: ["salePrice", "startsOn", "endsOn"],
  },
  {
    screen: "admin/poisons/index.tsx",
    path: "/admin/poisons",
    as: "admin",
    typed: {
      "soldTo-absinthium": "anyone",
      "reason-absinthium": "",
      "soldTo-aconitum-napellus": "anyone",
      "reason-aconitum-napellus": "",
    },
    fields: ["reason-absinthium", "reason-aconitum-napellus"],
  },
  {
    screen: "admin/poisons/sign.tsx",
    path: "/admin/poisons/sign",
    as: "admin",
    typed: { name: "", registrationNumber: "", council: "" },
    fields: ["name", "registrationNumber", "council", "competent"],
  },
  {
    screen: "admin/terms/$slug.tsx",
    path: "/admin/brands/new",
    as: "admin",
    typed: { name: "", slug: "Not A Slug" },
    fields: ["country", "fullName", "name", "slug"],
  },
  {
    screen: "admin/links/internal.tsx",
    path: "/admin/links/internal",
    as: "admin",
    typed: { intent: "add", sourcePage: "shop", targetPage: "", anchorText: "" },
    fields: ["sourcePage", "targetPage", "anchorText"],
  },
  {
    screen: "admin/links/site.tsx",
    path: "/admin/links/site",
    as: "admin",
    typed: { intent: "save", position: "footer", label: "", url: "javascript:1", sortOrder: "x" },
    fields: ["label", "url", "sortOrder"],
  },
  {
    screen: "admin/gallery.tsx",
    path: "/admin/gallery",
    as: "admin",
    typed: { intent: "add", section: "shop", alt: "" },
    fields: ["file", "alt"],
  },
  {
    screen: "admin/pages/landing/$slug.tsx",
    path: "/admin/pages/landing/new",
    as: "admin",
    typed: { title: "", slug: "Not A Slug" },
    fields: [
      "changeFrequency",
      "content",
      "h1Title",
      "locationName",
      "locationType",
      "metaDescription",
      "slug",
      "title",
    ],
  },
  {
    screen: "admin/pages/questions/$slug.tsx",
    path: "/admin/pages/questions/new",
    as: "admin",
    typed: { question: "", answerHtml: "" },
    fields: ["answerHtml", "position", "question", "tag"],
  },
  {
    screen: "admin/coupons.tsx",
    path: "/admin/coupons",
    as: "admin",
    typed: { intent: "add", code: "x", kind: "percent", amount: "100" },
    fields: ["amount", "code"],
  },
  {
    screen: "admin/search-words.tsx",
    path: "/admin/search-words",
    as: "admin",
    typed: { intent: "add", term: "", means: "98123 45678" },
    fields: ["term", "means"],
  },
  {
    screen: "admin/settings/$group.tsx",
    path: "/admin/settings/cart",
    as: "admin",
    typed: { intent: "save", keptDays: "many", maxQuantityPerLine: "-1" },
    fields: ["keptDays", "maxQuantityPerLine"],
  },
];
