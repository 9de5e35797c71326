/** FNV-1a of a part of the text, as an unsigned integer of 32 bits. */
export function hashText(text: string, begin = 0, end = text.length): number {
  let hash = 0x81_1c_9d_c5;
  for (let index = begin; index < end; index += 1)
    hash = Math.imul(hash ^ text.charCodeAt(index), 0x01_00_01_93);
  return hash >>> 0;
}
