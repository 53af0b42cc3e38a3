import type { Answer } from '@pahiya/api-client/api-client';

export const familyPath = '/garage/family';
export const joinPath = '/garage/family/join';

/** Shared vehicles as the call returns them. */
export type Family = Answer<'readFamily'>;

export const familyDeeds = ['invited', 'ended', 'joined'] as const;
export type FamilyDeed = (typeof familyDeeds)[number];
