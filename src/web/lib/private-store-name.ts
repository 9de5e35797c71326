/** Beginning of the name of the database with what a user can read without a connection, see private-store.ts. */
export const PRIVATE_STORE = 'private ';
/** Of the database with a user's changes that wait for a connection. */
export const WAITING_STORE = 'waiting ';
