/** Roles of people in a family garage. The owner keeps the vehicle; a driver also sees its documents and writes its log;
 * a viewer sees dates and log, and no document. */
export const familyRoles = ['driver', 'viewer'] as const;
export type FamilyRole = (typeof familyRoles)[number];
export type GarageRole = 'owner' | FamilyRole;

/** What people do with a shared vehicle. `keep`: everything that cannot be undone or that others rely on. */
export type GarageAct = 'read-log' | 'write-log' | 'see-documents' | 'keep';

const allowed: Readonly<Record<GarageRole, readonly GarageAct[]>> = {
  owner: ['read-log', 'write-log', 'see-documents', 'keep'],
  driver: ['read-log', 'write-log', 'see-documents'],
  viewer: ['read-log'],
};

/** Whether a role may do it. Rule id: FAMILY-ROLES. */
export function mayDo(role: GarageRole, act: GarageAct): boolean {
  return allowed[role].includes(act);
}

/** Invitations are valid for this long. */
export const invitationDays = 7;

/** People and open invitations of one vehicle. */
export const familySize = 10;
