/** Roles at the desk. `operator`: orders, documents, refunds; `editor`: content; `inspector`: the inspections assigned to
 * them; `moderator`: what people write in the community. */
export const operatorRoles = ['operator', 'editor', 'inspector', 'moderator'] as const;
export type OperatorRole = (typeof operatorRoles)[number];
