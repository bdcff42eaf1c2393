import { formWords } from '../../check/formWords.ts'

/** A number of changed files, as people call them. */
function pagesAndLists(n: number): string {
  return n === 1 ? '1 page or list' : `${n} pages and lists`
}

/** The editor's texts about publishing, the history and signing in. */
export const publishWords = {
  live: {
    heading: 'The website',
    asking: 'Looking at the website ...',
    live: 'Live: visitors see everything that is published.',
    waiting: (when: string) =>
      `Published ${when}. It is tested first, and on the website about five minutes later.`,
    running:
      'Not live yet: the tests still run. If the code was changed too, they take about half an hour.',
    none: 'Not live: GitHub has not started the tests. A developer can check that "Actions" is on.',
    failed:
      'Not live: GitHub could not finish. Visitors still see the website as it was. If you do not know why, start it again on GitHub. If it fails again, ask a developer, or take your last change back under "History".',
    passed: (address = 'the website') =>
      `GitHub has finished, but ${address} does not show it or cannot be reached. The address of the site is under "Business".`,
    unknown: (why = '') =>
      `It cannot be seen from here whether visitors have the last publication. ${why}`.trim(),
    look: 'Look at it',
    lookAgain: 'Look again',
    onGitHub: 'See it on GitHub',
    /** @param unpublished undefined if saving publishes */
    waits: (unsaved: number, unpublished?: number) => {
      if (unpublished === undefined) {
        return unsaved === 0
          ? 'Nothing waits to be published.'
          : `Not published: ${pagesAndLists(unsaved)}.`
      }
      const waiting = [
        ...(unsaved > 0 ? [`Not saved: ${pagesAndLists(unsaved)}.`] : []),
        ...(unpublished > 0 ? [`Saved, but not published: ${pagesAndLists(unpublished)}.`] : []),
      ]
      return waiting.length === 0 ? 'Everything is saved and published.' : waiting.join(' ')
    },
  },

  history: {
    heading: formWords.history,
    reading: 'Reading the history ...',
    all: 'All changes',
    ofPage: (name: string) => `Only ${name}`,
    until: 'Up to this day',
    none: 'There are no earlier changes.',
    more: 'Older changes',
    by: (author: string, when: string) => `${author}, ${when}`,
    nothingSeen: 'Nothing that visitors see.',
    takeBack: 'Take this back',
    takenBack: 'It is taken back here. Look at it, and then save or publish.',
    alreadyBack: 'This has been taken back already.',
    cannotTakeBack: (files: string) =>
      `This cannot be taken back by itself. It has been changed again since in: ${files}`,
    compare: 'See the page as it was',
    earlier: (when: string) => `As it was on ${when}`,
    today: 'As it is now',
    noEarlier: 'The page did not exist then, or its data were not complete.',
    close: 'Close',
    discard: 'Discard all that is not published',
    discardAsk: 'This goes back to what is published. You can undo it.',
    discarded: 'You see what is published. Undo brings your changes back.',
    nothingToDiscard: 'Everything is published. There is nothing to discard.',
  },

  undo: {
    step: (action: string, what: string) => `${action}: ${what}`,
    of: (what: string, page: string) => (what === '' ? page : `${what} of ${page}`),
    entry: (what: string, change: 'added' | 'removed') => `${what} ${change}`,
    more: (first: string, n: number) => `${first}, and ${n} more`,
    inFiles: (names: readonly string[]) => `change in ${names.join(', ')}`,
    newPage: (name: string) => `new product ${name}`,
    duplicate: (name: string) => `duplicate of ${name}`,
    newMenu: (name: string) => `new menu ${name}`,
    fullPage: (name: string) => `full page of ${name}`,
    rename: (name: string) => `rename of ${name}`,
    newAddress: (name: string) => `new address of ${name}`,
    move: (name: string) => `move of ${name} to another menu`,
    remove: (name: string) => `removal of ${name}`,
    removeAlias: (address: string) => `removal of the short address ${address}`,
    phone: () => 'new phone number',
    replace: (find: string, by: string) => `“${find}” replaced by “${by}”`,
    answer: (question: string) => `answer about ${question}`,
    sheet: 'import of the spreadsheet',
    language: (name: string, isPublished: boolean) =>
      isPublished ? `publication of ${name}` : `withdrawal of ${name}`,
    takeBack: (title: string) => `return to before “${title}”`,
    discard: 'discard of changes',
    newPicture: (name: string) => `new picture ${name}`,
    replacePicture: (name: string) => `replacement of ${name}`,
  },

  signIn: {
    three: 'Get a token in three steps',
    first: 'Open the page on GitHub. Name, end date and rights are filled in already.',
    openGitHub: 'Open GitHub',
    second: (repository: string) =>
      `Under "Repository access", press "Only select repositories" and choose ${repository}. Then look at the rights: "Contents", read and write; "Actions", read only.`,
    thisRepository: 'your repository',
    third: 'Press "Generate token" at the bottom. Copy the text, and paste it here.',
    help: 'The token is sent only to GitHub. Without the tick below, this tab alone keeps it, and another tab asks for it again.',
    pictures: {
      first: 'The page "New fine-grained personal access token" with its fields filled in',
      second: 'The choice "Only select repositories" is marked, with one repository below it',
      third: 'The button "Generate token", and below it the token with a button that copies it',
    },
    /** The texts in the drawings of GitHub's page, in GitHub's own words. */
    drawn: {
      name: 'Token name',
      nameValue: 'Editor of ...',
      end: 'Expiration',
      endValue: '180 days',
      owner: 'Owner',
      ownerValue: 'you, or your firm',
      allRepositories: 'All repositories',
      oneRepository: 'Only select repositories',
      generate: 'Generate token',
    },
    tokenName: (repository: string) => `Editor of ${repository}`.slice(0, 40),
    tokenDescription: 'Lets the catalogue editor read, change and publish this repository.',
  },
}
