/** Where all services are listed. */
export const servicesPath = '/rto-services';
export const calculatorPath = `${servicesPath}/calculator`;
export const sentBackPath = `${servicesPath}/sent-back`;

/** Path of a service's guide. */
export function servicePath(serviceId: string): string {
  return `${servicesPath}/${serviceId}`;
}

/** Path of a service's checklist, of a state when one is named. */
export function checklistPath(serviceId: string, stateCode?: string): string {
  const path = `${servicePath(serviceId)}/checklist`;
  return stateCode === undefined ? path : `${path}?state=${stateCode}`;
}
