/**
 * The icons in use, each imported by itself so that a bundle holds no other.
 * All of them are hidden from screen readers: a word always stands beside an icon.
 */
export { default as Bell } from 'lucide-react/icons/bell';
export { default as Building } from 'lucide-react/icons/building-2';
export { default as Calendar } from 'lucide-react/icons/calendar-plus';
export { default as Car } from 'lucide-react/icons/car-front';
export { default as Check } from 'lucide-react/icons/check';
export { default as ChevronDown } from 'lucide-react/icons/chevron-down';
export { default as Clock } from 'lucide-react/icons/clock';
export { default as Copy } from 'lucide-react/icons/copy';
export { default as Card } from 'lucide-react/icons/credit-card';
export { default as Download } from 'lucide-react/icons/download';
export { default as Eye } from 'lucide-react/icons/eye';
export { default as EyeOff } from 'lucide-react/icons/eye-off';
export { default as Document } from 'lucide-react/icons/file-text';
export { default as History } from 'lucide-react/icons/history';
export { default as IdCard } from 'lucide-react/icons/id-card';
export { default as Landmark } from 'lucide-react/icons/landmark';
export { default as Languages } from 'lucide-react/icons/languages';
export { default as Lock } from 'lucide-react/icons/lock';
export { default as LogOut } from 'lucide-react/icons/log-out';
export { default as Mail } from 'lucide-react/icons/mail';
export { default as MapPin } from 'lucide-react/icons/map-pin';
export { default as Chat } from 'lucide-react/icons/messages-square';
export { default as Moon } from 'lucide-react/icons/moon';
export { default as Newspaper } from 'lucide-react/icons/newspaper';
export { default as Phone } from 'lucide-react/icons/phone';
export { default as Plus } from 'lucide-react/icons/plus';
export { default as Printer } from 'lucide-react/icons/printer';
export { default as Receipt } from 'lucide-react/icons/receipt-text';
export { default as Refresh } from 'lucide-react/icons/refresh-cw';
export { default as Search } from 'lucide-react/icons/search';
export { default as Share } from 'lucide-react/icons/share-2';
export { default as ShieldCheck } from 'lucide-react/icons/shield-check';
export { default as Smartphone } from 'lucide-react/icons/smartphone';
export { default as Sun } from 'lucide-react/icons/sun';
export { default as Tag } from 'lucide-react/icons/tag';
export { default as Trash } from 'lucide-react/icons/trash-2';
export { default as User } from 'lucide-react/icons/user-round';
export { default as Garage } from 'lucide-react/icons/warehouse';
export { default as WifiOff } from 'lucide-react/icons/wifi-off';
export { default as Wrench } from 'lucide-react/icons/wrench';
export { default as Close } from 'lucide-react/icons/x';
