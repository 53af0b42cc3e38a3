/** Roles at the desk. `operator`: orders, documents, refunds; `editor`: content; `inspector`: the inspections assigned to
 * them. */
export const operatorRoles = ['operator', 'editor', 'inspector'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
