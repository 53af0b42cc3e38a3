/** What a consent is given for: one of these, with its id. */
export const contactSubjects = ['lead'] as const;
export type ContactSubjectKind = (typeof contactSubjects)[number];

/** What a person may allow a firm. `call`: calls through our line, the number stays hidden; `show-number`: its members see
 * it; `export`: its own system gets it. */
export const contactChannels = ['call', 'show-number', 'export'] as const;
export type ContactChannel = (typeof contactChannels)[number];

/** How a number was used. */
export const contactUses = ['shown', 'call', 'export'] as const;
export type ContactUse = (typeof contactUses)[number];

/** When a person may be called: hours of `callHours` in the domain package. */
export const contactSlots = ['any', 'morning', 'afternoon', 'evening'] as const;
