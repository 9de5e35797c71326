/** The page behind the link of an invitation to work in the shop. */
export const staffInvite = {
  title: 'Your invitation',
  heading: (shop: string) => `Help to run ${shop}`,
  logInFirst: 'Please log in with a code sent to the e-mail address that got this invitation.',
  logIn: 'Log in',
  ready: (email: string) => `You are logged in as ${email}. Accept, and the admin area opens for you.`,
  accept: 'Accept the invitation',
  otherAccount: 'Log in with another address',
  accepted: 'Welcome to the team.',
  incomplete: 'The link is not complete. Please open it from the e-mail again.',
};
