import {
  Book,
  Building,
  Calculator,
  Chat,
  Document,
  Garage,
  History,
  IdCard,
  MapPin,
  Receipt,
  Scale,
  ShieldAlert,
  Tag,
} from '@pahiya/ui/icons';
import type { ReactNode } from 'react';
import type { MenuEntry } from './menu.ts';

/** Icons of the main entries; secondary links have none. */
export const menuIcons: Partial<Record<MenuEntry['id'], ReactNode>> = {
  rc: <IdCard />,
  garage: <Garage />,
  rtoServices: <Document />,
  calculator: <Calculator />,
  challans: <Receipt />,
  fastag: <Tag />,
  orders: <History />,
  messageCheck: <ShieldAlert />,
  contest: <Scale />,
  rtoCodes: <MapPin />,
  offices: <Building />,
  guides: <Book />,
  assistant: <Chat />,
};
