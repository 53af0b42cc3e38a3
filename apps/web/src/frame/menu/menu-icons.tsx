import {
  Book,
  Building,
  Calculator,
  Car,
  Chat,
  Document,
  Garage,
  Handshake,
  History,
  IdCard,
  Landmark,
  MapPin,
  Receipt,
  Scale,
  Search,
  ShieldCheck,
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
  insurance: <ShieldCheck />,
  fastag: <Tag />,
  orders: <History />,
  newCars: <Car />,
  usedCars: <Search />,
  sellCar: <Handshake />,
  loans: <Landmark />,
  contest: <Scale />,
  rtoCodes: <MapPin />,
  offices: <Building />,
  guides: <Book />,
  assistant: <Chat />,
};
