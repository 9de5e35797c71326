declare module 'virtual:message-files' {
  const files: { folders: Record<string, string>; areasOf: Record<string, string[]> };
  export default files;
}
