/** Checks of the sections of a page, in the editor and on the server. */
export const adminSections = {
  sectionTwice: 'A section is there twice.',
  sectionMissing: 'This section is missing.',
  sectionUnknown: 'There is no such section.',
  alwaysShown: (title: string) => `${title} cannot be switched off.`,
  noList: 'This section has no list.',
  minItems: (min: number) => `At least ${min}.`,
  maxItems: (max: number) => `At most ${max}.`,
  notHideable: 'This cannot be hidden.',
  fieldUnknown: 'Unknown field.',
  required: (label: string) => `${label} is required`,
  maxCharacters: (max: number) => `At most ${max} characters`,
  oneLine: 'Use one line',
  beginPathOrHttps: 'Begin with / or https://',
  chooseFromList: 'Choose one of the list',
  wrongLink: (link: string) => `${link}: a link leads to /…, https://…, mailto:… or tel:…`,
  placeholderMissing: (name: string) => `Keep {${name}} in the text: the shop fills it in`,
  placeholderUnknown: ({ name, known }: { name: string; known: string }) =>
    `{${name}} is not known here. You can use ${known}`,
};
