/** Database of posts that wait for a network, and its one store. */
export const outboxDatabase = 'pahiya-outbox';
export const outboxStore = 'posts';
