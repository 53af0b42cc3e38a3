/** Address of a request for quotes; `all` waits for every insurer, `retry` asks one again. */
export function quotesPath(
  requestId: string,
  query: { readonly all?: true; readonly retry?: string } = {},
): string {
  const params = new URLSearchParams({
    ...(query.all ? { all: '1' } : {}),
    ...(query.retry === undefined ? {} : { retry: query.retry }),
  });
  const search = params.size === 0 ? '' : `?${params}`;
  return `/insurance-quotes/${encodeURIComponent(requestId)}${search}`;
}

/** Address of one quote of a request. */
export function quotePath(requestId: string, insurerId: string): string {
  return `${quotesPath(requestId)}/${encodeURIComponent(insurerId)}`;
}

/** Address of the proposal for a quote. */
export function buyPath(requestId: string, insurerId: string): string {
  return `${quotePath(requestId, insurerId)}/buy`;
}

/** Address of the cancellation of a policy, by its order. */
export function cancelPath(orderId: string): string {
  return `/insurance-policy/${encodeURIComponent(orderId)}/cancel`;
}

/** Address of the correction of a policy's declared bonus, by its order. */
export function bonusPath(orderId: string): string {
  return `/insurance-policy/${encodeURIComponent(orderId)}/bonus`;
}

/** Address of the bill and the information sheet of a policy, by its order. */
export function sheetPath(orderId: string): string {
  return `/insurance-policy/${encodeURIComponent(orderId)}/sheet`;
}

/** Address of the inspection that a quote needs. */
export function inspectionPath(requestId: string, insurerId: string): string {
  return `${quotePath(requestId, insurerId)}/inspection`;
}
