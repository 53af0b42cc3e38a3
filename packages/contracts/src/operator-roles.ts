/** Roles at the desk. `operator`: orders, documents, refunds; `editor`: content; `inspector`: the inspections assigned to
 * them; `moderator`: what people write in the community; `lead`: a moderator who also sees figures about moderation and edits
 * watched words; `officer`: complaints to the grievance officer. */
export const operatorRoles = [
  ...(['operator', 'editor', 'inspector', 'moderator', 'lead', 'officer'] as const),
] as const;
export type OperatorRole = (typeof operatorRoles)[number];
