/** Paise of a typed rupee amount ("500", "1,500.50", "₹ 500"); null for anything else. */
export function readRupees(typed: string): number | null {
  const plain = typed.replace(/[₹,\s]/g, '');
  const parts = /^(\d{1,9})(?:\.(\d{1,2}))?$/.exec(plain);
  if (parts === null) return null;
  return Number(parts[1]) * 100 + Number((parts[2] ?? '').padEnd(2, '0'));
}
