import type { Messages } from '../en/en.ts';

export const validation: Messages['validation'] = {
  notANumber: 'எண் தேவை',
  notWhole: 'முழு எண் தேவை',
  maxNumber: (max) => `${max} வரை மட்டுமே`,
  maxCharacters: (max) => `${max} எழுத்துகள் வரை மட்டுமே`,
  tooLarge: 'மிகப் பெரியது',
  malformed: 'ஏற்க முடியாத எழுத்துகள் உள்ளன',
  malformedField: (field) => `${field}: ஏற்க முடியாத எழுத்துகள் உள்ளன`,
};
