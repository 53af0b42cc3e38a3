/** Roles at the desk. `operator`: orders, documents, refunds; `editor`: content. */
export const operatorRoles = ['operator', 'editor'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
