import type { Biller, BillerParameter } from './ports.ts';

/** What is typed for the parameters of a biller, by its own names. */
export type BillerDetails = Readonly<Record<string, string>>;

/** Why a value does not fit its parameter. `unknown`: the biller asks for no such parameter. */
export type ParameterFault = 'missing' | 'length' | 'pattern' | 'unknown';

/** Longer values are nobody's number, and keep every pattern quick. */
export const longestDetail = 100;

/** The parameters that a person has to type: all but the vehicle number, which is known. */
export function askedParameters({ parameters }: Pick<Biller, 'parameters'>): BillerParameter[] {
  return parameters.filter((parameter) => !isVehicleNumber(parameter));
}

/** The parameters of a fetch: the vehicle number where the biller asks for it, and what was typed. Null when the
 * vehicle number does not fit, or a required value is missing. */
export function fetchParameters(
  { parameters }: Pick<Biller, 'parameters'>,
  vehicleNumber: string,
  details: BillerDetails,
): BillerDetails | null {
  const values: Record<string, string> = {};
  for (const parameter of parameters) {
    const value = isVehicleNumber(parameter) ? vehicleNumber : (details[parameter.name] ?? '');
    if (parameterFault(parameter, value) !== null) return null;
    if (value !== '') values[parameter.name] = value;
  }
  return values;
}

/** The faults of what was typed, by the name of the parameter, in the order of the biller. */
export function detailFaults(
  biller: Pick<Biller, 'parameters'>,
  details: BillerDetails,
): readonly { readonly name: string; readonly fault: ParameterFault }[] {
  const asked = askedParameters(biller);
  const faulty = asked.flatMap((parameter) => {
    const value = Object.hasOwn(details, parameter.name) ? (details[parameter.name] ?? '') : '';
    const fault = parameterFault(parameter, value);
    return fault === null ? [] : [{ name: parameter.name, fault }];
  });
  const unknown = Object.keys(details)
    .filter((name) => !asked.some((parameter) => parameter.name === name))
    .map((name) => ({ name, fault: 'unknown' as const }));
  return [...faulty, ...unknown];
}

function parameterFault(parameter: BillerParameter, value: string): ParameterFault | null {
  if (value === '') return parameter.isRequired ? 'missing' : null;
  const longest = Math.min(parameter.maxLength, longestDetail);
  if (value.length < parameter.minLength || value.length > longest) return 'length';
  const pattern = readPattern(parameter.pattern);
  return pattern === null || pattern.test(value) ? null : 'pattern';
}

/** `Vehicle Number`, `Vehicle Registration No.`, `VRN`; not `Registered Mobile Number`. */
function isVehicleNumber({ name }: BillerParameter): boolean {
  return (
    /^(?:vehicle|vrn)$/i.test(name) ||
    (/vehicle|registration/i.test(name) && /number|\bno\b|\bnum\b/i.test(name))
  );
}

const piece = String.raw`(?:\[(?:\\[^\n]|[^\]\\])+\]|\\[dDwWsS.\-/]|[A-Za-z0-9 _@/.-])`;
const count = String.raw`(?:\{\d{1,3}(?:,\d{0,3})?\}|[+*?])`;
const plainPattern = new RegExp(`^\\^?((?:${piece}${count}?){1,30})\\$?$`);

/** The pattern of a biller, if it is a plain sequence of characters and classes. Others, with groups or several open
 * repetitions, could run for hours on a long value: they are left to the biller, which refuses what does not fit. */
function readPattern(pattern: string | null): RegExp | null {
  const inner = pattern === null ? undefined : plainPattern.exec(pattern)?.[1];
  if (inner === undefined) return null;
  const bare = inner.replace(/\[(?:\\[^\n]|[^\]\\])+\]/g, 'x');
  if ((bare.match(/[+*]|,\d*\}/g)?.length ?? 0) > 2) return null;
  try {
    return new RegExp(`^(?:${inner})$`);
  } catch {
    return null;
  }
}
