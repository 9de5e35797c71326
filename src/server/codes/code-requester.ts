export type CodePurpose = 'register' | 'reset' | 'login' | 'cod';

/** The browser by its cookie, or a client without cookies by its network. */
export type CodeRequester = { browserHash: Buffer } | { network: string };
