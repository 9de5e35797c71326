declare module 'virtual:built-files' {
  /** Written by scripts/build-worker.ts. */
  interface BuiltFiles {
    /** Changes with every build of the pages. */
    version: string;
    /** Scripts that pages of the group load, also later. */
    groups: Record<'shop' | 'admin', string[]>;
    /** Areas of messages that these scripts read. */
    areas: Record<'shop' | 'admin', string[]>;
    /** What the note about a stored page is made of. */
    note: { scripts: string[]; areas: string[] };
    /** Folder of the messages, by language. */
    messages: Record<string, string>;
  }
  const files: BuiltFiles;
  export default files;
}
