export interface RequestHeaders {
  get(name: string): string | null;
}
