import {
  BadgeCheck,
  ClipboardList,
  FlaskConical,
  Info,
  LayoutGrid,
  type LucideIcon,
  ShieldCheck,
  ShoppingCart,
  Stethoscope,
} from "lucide-react";

const ICONS: Record<string, LucideIcon> = {
  flask: FlaskConical,
  grid: LayoutGrid,
  badge: BadgeCheck,
  stethoscope: Stethoscope,
  clipboard: ClipboardList,
  shield: ShieldCheck,
  cart: ShoppingCart,
};

/** The sign of a category of questions, by the name it has in the data. */
export function FaqIcon({ name, className = "" }: { name: string; className?: string }) {
  const Icon = ICONS[name] ?? Info;
  return <Icon className={className} />;
}
