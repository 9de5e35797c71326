declare module 'virtual:message-files' {
  const files: { folders: Record<string, string>; shared: string[]; areasOf: Record<string, string[]> };
  export default files;
}
