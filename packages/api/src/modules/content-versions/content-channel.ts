/** On which servers are told that content has changed. It carries nothing: who hears it reads the versions. */
export const contentChannel = 'content_versions';
