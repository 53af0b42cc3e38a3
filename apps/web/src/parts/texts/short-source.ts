/** The name readers know a source by: "VAHAN through ULIP" is VAHAN. */
export function shortSource(name: string): string {
  return name.split(' through ')[0] ?? name;
}
