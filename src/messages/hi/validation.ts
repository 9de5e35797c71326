import type { Messages } from '../en/en.ts';

export const validation: Messages['validation'] = {
  notANumber: 'संख्या ज़रूरी है',
  notWhole: 'पूरी संख्या ज़रूरी है',
  maxNumber: (max) => `ज़्यादा से ज़्यादा ${max}`,
  maxCharacters: (max) => `ज़्यादा से ज़्यादा ${max} अक्षर`,
  tooLarge: 'बहुत बड़ा है',
  malformed: 'इसमें ऐसे अक्षर हैं जो नहीं चल सकते',
  malformedField: (field) => `${field}: इसमें ऐसे अक्षर हैं जो नहीं चल सकते`,
};
