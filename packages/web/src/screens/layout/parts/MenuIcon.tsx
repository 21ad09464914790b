import {
  Banknote,
  Boxes,
  Building2,
  CalendarCheck,
  CalendarClock,
  CalendarHeart,
  ChartLine,
  ChartNoAxesColumn,
  ChartPie,
  ClipboardList,
  FileChartColumn,
  History,
  Inbox,
  Landmark,
  Lightbulb,
  Package,
  Scale,
  Settings,
  ShoppingBasket,
  Store,
  Ticket,
  Users,
  Utensils,
} from "lucide-react";

const icons = {
  banknote: Banknote,
  boxes: Boxes,
  building2: Building2,
  calendarCheck: CalendarCheck,
  calendarClock: CalendarClock,
  calendarHeart: CalendarHeart,
  chartLine: ChartLine,
  chartNoAxesColumn: ChartNoAxesColumn,
  chartPie: ChartPie,
  clipboardList: ClipboardList,
  fileChartColumn: FileChartColumn,
  history: History,
  inbox: Inbox,
  landmark: Landmark,
  lightbulb: Lightbulb,
  package: Package,
  scale: Scale,
  settings: Settings,
  shoppingBasket: ShoppingBasket,
  store: Store,
  ticket: Ticket,
  users: Users,
  utensils: Utensils,
};

export type MenuIconName = keyof typeof icons;

/** They come with the menu, not with the table of screens that a till reads before it paints. */
export function MenuIcon({ name }: { readonly name: MenuIconName }) {
  const Icon = icons[name];
  return <Icon aria-hidden />;
}
