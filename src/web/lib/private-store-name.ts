/** Beginning of the name of the database with what a user can read without a connection, see private-store.ts. */
export const PRIVATE_STORE = 'private ';
