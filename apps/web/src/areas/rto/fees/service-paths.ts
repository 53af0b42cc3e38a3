/** Path of the list of services. */
export const servicesPath = '/rto-services';
export const calculatorPath = `${servicesPath}/calculator`;
export const sentBackPath = `${servicesPath}/sent-back`;

/** Path of a service's guide. */
export function servicePath(serviceId: string): string {
  return `${servicesPath}/${serviceId}`;
}

/** Path of a service's checklist, for a state if one is given. */
export function checklistPath(serviceId: string, stateCode?: string): string {
  const path = `${servicePath(serviceId)}/checklist`;
  return stateCode === undefined ? path : `${path}?state=${stateCode}`;
}
