import {
  BookA,
  Boxes,
  Calculator,
  CalendarDays,
  ChartColumn,
  FileText,
  HardDrive,
  Image,
  Inbox,
  IndianRupee,
  KeyRound,
  LayoutDashboard,
  Link2,
  ListRestart,
  type LucideIcon,
  Mail,
  NotebookPen,
  PackageCheck,
  PackageOpen,
  Pill,
  ReceiptIndianRupee,
  ScanBarcode,
  ScrollText,
  Settings,
  ShieldAlert,
  ShieldCheck,
  Star,
  Stethoscope,
  Tags,
  TicketPercent,
  Undo2,
  Users,
} from "lucide-react";
import type { officeText } from "#app/content/messages/office.ts";
import type { Action } from "#app/domain/permissions.ts";
import type { RoutePath } from "#app/domain/route-path.ts";

export type AreaName = keyof typeof officeText.areas;
/** What waits in a room. */
export type WaitingCounts = Partial<Record<AreaName, number>>;
export type OfficeArea = { name: AreaName; to: RoutePath; Icon: LucideIcon; action: Action };

/** The rooms of the back office: the daily work first. Who may not do what a room is for does not see it. */
export const DAILY_AREAS: OfficeArea[] = [
  { name: "today", to: "/admin", Icon: LayoutDashboard, action: "enter-office" },
  { name: "orders", to: "/admin/orders", Icon: PackageCheck, action: "see-orders" },
  { name: "returns", to: "/admin/returns", Icon: Undo2, action: "see-orders" },
  { name: "counter", to: "/admin/counter", Icon: ScanBarcode, action: "sell-at-counter" },
  { name: "payments", to: "/admin/payments", Icon: IndianRupee, action: "change-orders" },
  { name: "day", to: "/admin/day", Icon: Calculator, action: "sell-at-counter" },
  { name: "products", to: "/admin/products", Icon: Boxes, action: "edit-catalogue" },
  { name: "stock", to: "/admin/stock", Icon: PackageOpen, action: "manage-stock" },
  { name: "poisons", to: "/admin/poisons", Icon: ShieldAlert, action: "sign-poisons" },
  { name: "consultations", to: "/admin/consultations", Icon: CalendarDays, action: "manage-bookings" },
  { name: "prescriptions", to: "/admin/prescriptions", Icon: NotebookPen, action: "see-consultations" },
  { name: "enquiries", to: "/admin/enquiries", Icon: Inbox, action: "answer-enquiries" },
  { name: "customers", to: "/admin/customers", Icon: Users, action: "see-customers" },
  { name: "reviews", to: "/admin/reviews", Icon: Star, action: "answer-reviews" },
];

export const SHOP_AREAS: OfficeArea[] = [
  { name: "categories", to: "/admin/categories", Icon: Tags, action: "edit-catalogue" },
  { name: "remedies", to: "/admin/remedies", Icon: Pill, action: "edit-catalogue" },
  { name: "searchWords", to: "/admin/search-words", Icon: BookA, action: "edit-catalogue" },
  { name: "coupons", to: "/admin/coupons", Icon: TicketPercent, action: "edit-settings" },
  { name: "pages", to: "/admin/pages", Icon: FileText, action: "edit-content" },
  { name: "links", to: "/admin/links", Icon: Link2, action: "edit-content" },
  { name: "gallery", to: "/admin/gallery", Icon: Image, action: "edit-content" },
  { name: "doctors", to: "/admin/doctors", Icon: Stethoscope, action: "manage-bookings" },
  { name: "books", to: "/admin/books", Icon: ReceiptIndianRupee, action: "see-reports" },
  { name: "reports", to: "/admin/reports", Icon: ChartColumn, action: "see-reports" },
  { name: "people", to: "/admin/people", Icon: ShieldCheck, action: "change-roles" },
  { name: "settings", to: "/admin/settings", Icon: Settings, action: "edit-settings" },
  { name: "messages", to: "/admin/messages", Icon: Mail, action: "see-jobs" },
  { name: "jobs", to: "/admin/jobs", Icon: ListRestart, action: "see-jobs" },
  { name: "backup", to: "/admin/backup", Icon: HardDrive, action: "keep-backup" },
  { name: "audit", to: "/admin/audit", Icon: ScrollText, action: "see-audit" },
  { name: "security", to: "/admin/security", Icon: KeyRound, action: "see-audit" },
];

/** What stands in the bar under the thumb; the rest is behind "More". */
export const THUMB_AREAS: AreaName[] = [
  "today",
  "orders",
  "counter",
  "products",
  "consultations",
  "prescriptions",
];
