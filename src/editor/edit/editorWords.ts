import { figureFaults } from '../../catalogue/figureWords.ts'
import { countedNoun, lowerTitle } from '../../catalogue/messageText.ts'
import { formWords } from '../../check/formWords.ts'

type Size = { width: number; height: number }

function inMinutes(minutes: number): string {
  return minutes === 1 ? 'a minute' : `${minutes} minutes`
}

const lostAnswer =
  'The connection was lost at the last step, so this may be published already. Publish again when you are connected: nothing is published twice, and nothing is lost.'

const details = 'Details for a developer'
const publishNow = 'Publish this'

function unpublishedTexts(texts: number): string {
  return `${countedNoun(texts, 'text')} in languages that are not published`
}

/** Every word that the editor says itself; what it says of a field is the schema's, of a fault the check's. */
export const editorWords = {
  title: 'Catalogue editor',
  opening: 'Opening the catalogue ...',
  notOpened: 'The catalogue could not be opened.',
  again: 'Try again',
  undo: 'Undo',
  redo: 'Redo',
  save: 'Save',
  saving: 'Saving ...',
  allSaved: 'Everything is saved',
  unsaved: (files: number) => `${files} not saved`,
  saved: 'Saved',
  savedWithErrors: 'Saved, with problems. A change with a problem stays a draft when you publish.',
  notSaved: (why: string) => `Not saved: ${why}`,
  brokenBySomeone:
    'someone else changed the same file, and it can no longer be read. Ask them to look at it. What you typed is still here.',
  storageFull:
    'The storage of this device is full. Save now: unsaved changes are lost when you close this page.',
  cannotUndo: 'This step cannot be undone. Someone else has changed the same place since.',
  someoneElse: 'The catalogue was changed elsewhere. You now see these changes.',
  withTheirs: (outcome: string) => `${outcome} You now also see what was changed elsewhere.`,

  panels: 'View',
  contents: 'Contents',
  form: 'Form',
  page: 'Page',
  start: 'Start',
  overview: 'Overview',
  notice: 'Notice',
  siteWords: 'Words of the site',
  openingHours: 'Opening hours',
  hoursHelp:
    'Write them as buyers should read them, such as: Monday to Saturday, 9 am to 7 pm. They are on the contact page, and in the answers of the search.',
  startHeading: 'What would you like to change?',
  welcome: {
    heading: 'Welcome to your catalogue',
    sentences: [
      'Here you change everything that your website says.',
      'Nothing is on the website before you press “Publish”, and every step can be undone.',
      'Begin with one of these:',
    ],
    product: 'Change a product',
    productText: 'A thickness, a size, a colour, a text or a picture.',
    openProduct: 'Open its page',
    add: 'Add a product',
    addText: 'It gets its page and its line in the menu at once.',
    contact: 'Change the phone number or the address',
    contactText: 'Once, for all pages.',
    phone: 'Phone number',
    address: 'Address',
    questions: 'Prepare the launch',
    questionsText: 'A few answers are needed before the launch of your website.',
    all: 'Show all tasks',
  },
  find: 'Search everything',
  findHint: 'A page, a text or a figure',
  foundHeading: (query: string) => `Found for “${query}”`,
  foundCount: (total: number) => countedNoun(total, 'place'),
  foundMost: (shown: number, total: number) =>
    `The best ${shown} of ${total} places. More words find fewer.`,
  foundNothing: 'Nothing has all of these words.',
  replaceTexts: 'Search and replace',
  replaceIntro:
    'Changes a word in all texts at once, in all languages. Addresses, names of pictures, figures and units stay. You see each text before.',
  replaceFound: (query: string) => `Replace “${query}” ...`,
  findText: 'Look for',
  replaceBy: 'Write instead',
  wholeWord: 'Only as a whole word',
  replaceChosen: (texts: number) => `Change ${countedNoun(texts, 'text')}`,
  replacedTexts: (texts: number) =>
    `${countedNoun(texts, 'text')} changed. Undo takes back all of them at once.`,
  toDo: 'What is wrong',
  waiting: 'Waiting for you',
  allQuestions: 'Answer and read',
  thisPage: 'This page ...',
  tasksOf: (address: string) => `Tasks for ${address}`,
  alsoAt: (addresses: string) => `Also at ${addresses}`,
  removeShortAddress: (address: string) => `Remove the short address ${address}`,
  close: 'Close',
  notConfirmed: 'not confirmed',
  pictures: 'Pictures',
  pictureCounts: (all: number, unused: number, missing: number) =>
    `${all} pictures. ${unused === 0 ? 'All are used.' : `${unused} not used.`}${missing === 0 ? '' : ` ${missing} missing.`}`,
  picturesAll: 'All',
  picturesUnused: 'Not used',
  picturesMissing: 'Missing',
  unusedPicture: 'Not used',
  missingFile: 'The picture is missing',
  missingDescription: 'Not described yet',
  describePicture: 'Description and file',
  productsOf: (menu: string) => `Products: ${menu}`,
  singlePages: 'Home page and other pages',
  noMenu: 'Products not in a menu',
  business: 'Business',
  businessHolds: 'Phone, e-mail, addresses',
  otherFiles: 'For all pages',
  pictureTexts: 'Descriptions of pictures',

  lookingThrough: 'Checking the catalogue ...',
  /** @param unfilled those of the errors that are fields to be filled in */
  allProblems: (errors: number, warnings: number, unfilled = 0) =>
    [
      ...(errors === 0 ? ['No problem found'] : []),
      ...(errors > unfilled ? [countedNoun(errors - unfilled, 'problem')] : []),
      ...(unfilled > 0 ? [`${countedNoun(unfilled, 'field')} to be filled in`] : []),
      ...(warnings === 0 ? [] : [countedNoun(warnings, 'warning')]),
    ].join(', '),
  /** The beginning of a warning in a list of problems. */
  mayStay: 'May stay:',
  warningsBelow: 'Warnings: right or wrong? They stop nothing.',
  places: (n: number) => `In ${countedNoun(n, 'place')}:`,
  isDoubtful: 'has a warning',
  fix: formWords.fix,
  isChanged: 'changed',
  isWrong: 'has a problem',
  isUnfinished: 'to be filled in',

  changes: 'Your changes',
  noChanges: 'No changes that visitors see.',
  onlyUnpublishedTexts:
    'Visitors do not see this yet: the texts wait until their language is switched on under “Languages”.',
  unpublishedTexts,
  /** @param gone the translations that go because the text that they translate has changed */
  unpublishedChanges: (texts: number, gone: number) => {
    const removed = `${countedNoun(gone, 'translation')} of earlier texts removed, in languages that are not published`
    if (gone === 0) return unpublishedTexts(texts)
    return texts === 0 ? removed : `${unpublishedTexts(texts)}, and ${removed}`
  },
  restored:
    'These changes were not saved when you closed the editor. They are here again, but not saved yet.',
  alsoChanged: (names: string) => `Also changed: ${names}`,
  keepRestored: 'Keep them',
  discard: 'Discard them',
  conflict: 'You and someone else changed the same place. Choose what stays.',
  chooseFirst: 'First choose what stays where you and someone else changed the same place.',
  yourOne: 'Yours',
  theirOne: (when: string) => `Changed on another computer, ${when}`,
  elsewhere: 'Changed on another computer',
  inFolder: 'Changed in the folder meanwhile',
  bothOnes: 'Both',
  deletedPicture: 'The picture is deleted.',
  removedThere: 'It is removed.',
  keptThere: 'It stays.',
  nothingThere: 'Nothing',
  mine: 'Use mine',
  theirs: 'Use theirs',
  both: 'Use both',
  chosenSide: 'This stays',

  publish: 'Publish',
  lookingForChanges: 'Looking for changes ...',
  allPublished: 'Everything is published.',
  saveFirst: 'Save first. Only saved changes are published.',
  unpublished: 'Changes since the last publication:',
  publishNow,
  notReady: 'Nothing can be published yet. Everything stays a draft:',
  stayDrafts: (here: string) =>
    `Not ready yet. These stay drafts ${here}, and visitors do not see them:`,
  draftsHere: 'on this device',
  draftsInFolder: 'in this folder',
  waitForDrafts: (names: string) =>
    `Nothing is wrong here, but this can only be published together with the other drafts: ${names}`,
  firstOf: (names: string, more: number) => (more === 0 ? names : `${names} and ${more} more`),
  elsewhereWrong: 'What is published already has problems, which hold everything back:',
  publishedWithDrafts: (drafts: number) =>
    `Published. ${drafts === 1 ? '1 page or list is not ready and stays a draft' : `${drafts} pages and lists are not ready and stay drafts`}.`,
  publishing: 'Publishing ...',
  published: 'It is published.',
  publishedUnseen:
    'It is published, but visitors do not see it yet: switch its language on under “Languages”.',
  bothChanged:
    'Not published yet. Someone else has published a change at the same place. Choose what stays, and publish again.',
  noGit:
    'This folder does not use git, so you cannot publish from here. A developer can set that up.',
  noGitProgram:
    'Git is not installed on this computer, so you cannot publish from here. Install it from git-scm.com, and start the editor again. What you have saved stays in the folder.',
  noBranch: 'This folder is not on a git branch. A developer must choose one first.',
  noRemote:
    'Git has no address to publish to. A developer must add it once: git remote add origin <address>',
  notPublished: (why: string) => (why === lostAnswer ? why : `Not published: ${why}`),
  remoteUnreachable: 'The server cannot be reached. Check your internet connection.',
  details,
  more: 'More',
  git: {
    stopped: `Git has stopped. Try again. If it stops again, press “${details}”, and show it to a developer.`,
    refused: `The server did not accept this. Press “${details}”, and show its reason to whoever set up the website.`,
    serverFull:
      'The server to which you publish has no room left. Tell whoever set up the website.',
    slow: 'Git has not finished within two minutes. Check your internet connection, and try again.',
    notSignedIn:
      'The server does not know this computer. A developer must sign in once: run “git push” in the folder of the catalogue.',
    noRepository:
      'The place to which this computer publishes is not found, or it may not see it. Ask whoever set up the website to correct its address.',
    certificate:
      'The connection to the server is not secure. Check the date and time of this computer and your network, and try again.',
    noName:
      'Git does not know who you are. A developer must enter your name and e-mail address once, with “git config”.',
    locked:
      'Another program is using git in this folder, or has been stopped while it did. Close other programs, and try again. If that does not help, ask a developer.',
    notSigned: 'Git is set to sign each change, and cannot. A developer must repair the key.',
    otherHistory:
      'This folder and the server do not have the same catalogue. A developer must choose the right one.',
    unfinished:
      'Something that was begun with git in this folder is not finished. A developer must finish it.',
    overwritten:
      'A file that git does not know is in the way of what someone else has published. A developer must move it.',
    damaged:
      'What git has stored in this folder is damaged. A developer must repair it. What you have saved is still in the folder.',
    noLfs: 'A part of git is missing on this computer, Git LFS. A developer must install it.',
    tooOld: 'Git on this computer is too old. Install the newest from git-scm.com.',
    longName:
      'The name of a file is too long for this computer. Move the folder of the catalogue to a place with a shorter path.',
    tooLarge:
      'A file is larger than the server takes. Replace the picture that you added last by a smaller one.',
    otherOwner:
      'The folder of the catalogue belongs to another user of this computer. Sign in as that user, or ask a developer.',
  },
  disk: {
    notAllowed:
      'The computer did not let the editor write in the folder of the catalogue. Another program may have a file open: close it, and try again. If that does not help, give yourself the right to write there (the properties of the folder).',
    readOnly:
      'The folder of the catalogue can only be read. Move it to another disk, and open the editor there.',
    full: 'The disk is full. Delete something that you do not need, and try again.',
    busy: 'Another program is using a file of the catalogue. Close it, and try again.',
    tooManyFiles: 'Too many files are open on this computer. Close other programs, and try again.',
    noMemory: 'The computer has no memory left. Close other programs, and try again.',
    moved:
      'A file or a folder of the catalogue is not where it was. Put it back, or ask a developer.',
    longName:
      'The name of a file is too long for this computer. Move the folder of the catalogue to a place with a shorter path.',
    failing: 'The disk does not answer. Check that it is connected, and try again.',
  },
  fixBeforePublishing: (problems: string) => `Fix this before you publish:\n${problems}`,
  allChosen: `Not published yet. You have chosen what stays: press “${publishNow}” again.`,
  othersPublishing: 'Others are publishing at the moment. Try again in a minute.',

  repository: 'Repository on GitHub: owner/name, or its address',
  noRepository: 'This is not a repository. Write it as "owner/name".',
  branch: 'Branch',
  token: 'Token',
  rememberToken: 'Remember it on this device',
  open: 'Open the catalogue',
  leave: 'Sign out',
  fixFirst: (problems: number) =>
    `fix ${countedNoun(problems, 'problem')} first. What you typed is still here.`,
  programStopped:
    'The editor’s program on this computer has stopped. Start it again with "npm run edit", and open the address that it prints. What you typed is kept in this browser.',
  otherToken:
    'Open the editor at the address that "npm run edit" has printed last. What you typed is kept in this browser.',
  offline:
    'GitHub cannot be reached. Check your internet connection and try again. Nothing is lost.',
  lostAnswer,
  badToken: 'The token is not valid or has expired. Make a new one.',
  tokenNotAllowed: (said: string) =>
    `The token does not allow this. Sign out, and make a new one with the link there. ${said}`,
  notFound:
    'GitHub shows this token no such repository or branch. Check the name. A fine-grained token reaches only repositories of the account that made it. Another person’s repository needs a token of that person. An organisation must approve a new token first, under Settings, Personal access tokens, Pending requests.',
  tokenNeedsSignOn: (said: string) =>
    `The organisation asks for single sign-on. On GitHub, open Settings, Developer settings, Personal access tokens. Press "Configure SSO" beside this token, and authorise it for the organisation. A new token is not needed. ${said}`,
  archivedRepository:
    'This repository is archived on GitHub, so nobody can change it. Whoever manages it can press "Unarchive this repository" at the end of its Settings. Then publish again.',
  networkNotAllowed: (said: string) =>
    `The organisation allows access from some networks only. Publish from a network that it allows, or ask whoever manages the organisation to allow this one. A new token is not needed. ${said}`,
  emptyRepository: (said: string) =>
    `There is nothing in this repository yet. Whoever manages it has to push the catalogue there first. ${said}`,
  blockedRepository: (said: string) =>
    `GitHub has blocked this repository. Whoever owns it has to ask GitHub Support for the reason. Until then, publish to another repository. Nothing is lost. ${said}`,
  rateLimited: (minutes: number) =>
    `GitHub has had too many requests. Try again in ${inMinutes(minutes)}. Nothing is lost.`,
  gitHubDown: 'GitHub is not working at the moment. Try again later. Nothing is lost.',
  gitHubDownFor: (minutes: number) =>
    `GitHub is not working at the moment. Try again in ${inMinutes(minutes)}. Nothing is lost.`,
  protectedBranch: (said: string) =>
    `GitHub does not let this account publish here. Ask whoever set up the website to allow it: the branch is protected. ${said}`,
  refusedBy: (said: string) => `GitHub did not accept this. ${said}`,
  tooLarge: 'The repository has too many files for GitHub to list.',
  notOwn: (file: string) => `${file} does not belong to the catalogue.`,

  tasks: 'Tasks',
  newPage: 'Add a product',
  newMenu: 'Add a menu with its first product',
  fullPage: 'Turn a placeholder into a full page',
  duplicatePage: 'Duplicate a product',
  renameProduct: 'Rename a product or a menu',
  renamePage: 'Change only the address of a page',
  removeAlias: 'Remove a short address',
  movePage: 'Move a product to another menu',
  removePage: 'Remove a page',
  newPhone: 'Change the phone number',
  changeAddress: 'Change the address of the business',
  changeHours: 'Change the opening hours',
  showNotice: 'Show a notice above every page',
  taskFields: {
    name: 'Name of the product',
    page: 'Page',
    menu: 'Menu',
    label: 'Name of the menu',
    slug: 'Address of the page on the site: a capital letter, then letters and digits',
    first: 'Name of its first product',
    product: 'Address of its first product',
    alias: 'Short address',
    to: 'Page to which its addresses lead from now on',
    newName: 'New name',
    newSlug: 'New address, only if it is to change too: the old one will lead to it',
    phone: 'New number with its country code',
  },
  willChange: (chosen: number, all: number) =>
    chosen === all
      ? `${countedNoun(all, 'text')} will change`
      : `${chosen} of ${countedNoun(all, 'text')} will change`,
  otherWords: 'This has a text of its own. Tick it to change it too.',
  ownLanguage: 'English',
  addressIs: (address: string) => `Visitors find it at ${address}`,
  doTask: 'Do it',

  sheets: 'Spreadsheet',
  exportSheets: 'Download the catalogue as a spreadsheet',
  importSheets: 'Import a spreadsheet (XLSX)',
  applySheets: 'Use these changes',
  fixSheetFirst:
    'Nothing is imported yet. Correct these cells in the spreadsheet, and choose it again:',
  nothingNew: 'The spreadsheet has no changes.',

  questions: formWords.questions,
  loadingQuestions: 'Loading the questions ...',
  noQuestions: 'Nothing is left to be answered or read.',
  morePages: (pages: number) => `${countedNoun(pages, 'page or list', 'pages and lists')} to read`,
  publishAnswers: 'Press “Publish” at the top, so that visitors see what you answered.',
  yourName: 'Your name',
  nameNeeded: 'Write the name of the person who confirms it.',
  whoFirst: 'First say who confirms the answers: that is the first question.',
  goOn: 'Go on',
  isRight: 'This is right',
  changedHere: 'You have changed this: it counts as right.',
  areRight: 'All of this is right',
  leftToLookAt: 'Look at each of these, and change it if it is wrong or tick “This is right”:',
  lookedAt: (done: number, all: number) => `${done} of ${all} looked at: show the next`,
  doNotKnow: 'I do not know',
  later: 'Later',
  notYet: 'This cannot be confirmed yet.',
  refusedOn: (page: string, why: string) => `${page}: ${why}`,
  valueOn: (what: string, page: string) => `${what}, ${page}`,
  inUnit: (what: string, unit: string) => `${what} in ${unit}`,
  putIn: 'Add what is filled in',
  nothingTyped: 'Nothing is filled in.',
  readIt: 'Read the page',
  readHow: 'Read all of the page, these points above all. Change what is wrong, then confirm it.',
  canAnswer: (who: string) => `${who} can answer this.`,
  pageIsRight: 'I have read this page and it is right',
  allPagesToRead: 'All pages to read',

  openTab: 'Open the editor in a tab of its own',
  otherTab:
    'The editor is open in another tab or window. Continue there, or here: what you typed there comes along.',
  movedToOtherTab: 'The editor continues in another tab or window. You can close this one.',
  otherTabAsleep: 'The other tab or window does not answer. Close it, and press the button again.',
  continueHere: 'Continue here',

  phone: 'Phone',
  desk: 'Desktop',
  pageWidth: 'Width of the page',
  followLinks: 'Follow links',
  pressToChange: 'Press what you want to change',
  frame: 'The page as visitors see it',
  previewOutdated:
    'This is the page as it was before. Fill in or correct the marked fields, and it follows.',
  noFile: 'This file cannot be shown as a form until you fix this:',

  add: (what: string) => `Add ${what}`,
  /** @param title of an entry of a list: `Picture` */
  addEntry: (title: string) => `Add ${/^[aeiou]/i.test(title) ? 'an' : 'a'} ${lowerTitle(title)}`,
  addMore: 'Add ...',
  remove: (what: string) => `Remove ${what}`,
  up: (what: string) => `Move ${what} up`,
  down: (what: string) => `Move ${what} down`,
  drag: (what: string) => `Drag ${what} to another place`,
  another: 'Add another',
  name: 'Name',
  shortAddress: 'Short address, such as for a card or a leaflet',
  allShortAddresses: 'All short addresses',
  none: 'Nothing chosen',
  yes: 'Yes',
  no: 'No',
  unknown: (value: string) => `${value} (unknown)`,
  kindOf: 'Kind',
  characters: (n: number) => countedNoun(n, 'character'),
  charactersOf: (n: number, shown: number) =>
    n <= shown
      ? `${countedNoun(n, 'character')} of the ${shown} that search engines show`
      : `${n} characters: search engines show about ${shown}, and cut the rest`,
  tooLong: (length: number, most: number) =>
    `This has ${length.toLocaleString('en-IN')} characters, and there is room for ${most.toLocaleString('en-IN')}. The text was left as it was.`,
  noNumber: 'Write a plain number in digits, like 2.5 or 2,5.',
  plausible: (least?: number, most?: number) => {
    if (least !== undefined && most !== undefined) return `From ${least} to ${most}`
    if (least !== undefined) return `${least} or more`
    return most === undefined ? undefined : `Up to ${most}`
  },
  pathsByTasks:
    'Addresses are made, changed and removed by the tasks, so that everything that leads to them changes too.',
  toWrite: (done: number, total: number) => `${done} of ${total} texts of this page are written.`,
  leftToWrite: 'What is left to write',
  nextToWrite: (field: string) => `Write the next: ${field}`,
  unwritten: (texts: number) => `${countedNoun(texts, 'text')} still to be written.`,
  about: 'About',
  noField: 'The form has no field for this. It stays as it is.',
  value: 'Figure',
  word: 'Word',
  /** The first choice among the words. */
  figureInstead: 'A figure ...',
  own: 'Own words',
  says: 'Content',
  unit: 'Unit',
  understood: 'As buyers read it',
  inOwnUnit: (unit: string) => `Write it in "${unit}".`,
  writeMeant: (text: string) => `Write ${text}`,
  ...figureFaults,
  newPicture: 'Add a photo from this device',
  pictureHere: 'Show a photo from this device here',
  choosePicture: 'Show a picture here that the site already has',
  replacePicture: 'Replace this picture by a photo from this device, on every page that shows it',
  takePicture: 'Drop a photo here, or choose one from this device',
  readingPicture: 'Reading the picture ...',
  hugePicture: 'This file is larger than 50 MB. Make it smaller in a picture program.',
  heic: 'This browser cannot read HEIC pictures from an iPhone. Save the picture as JPEG, and choose that. For the next pictures, choose Settings, Camera, Formats, "Most Compatible" on the phone.',
  video:
    'This is a video, not a picture. Pause it at a good moment, take a screenshot, and choose that.',
  pdf: 'This is a PDF, not a picture. Open it, save the picture in it as JPEG, and choose that.',
  document:
    'This is a document or an archive, not a picture. Open it, save the picture in it as JPEG, and choose that.',
  webPage: 'This is a web page, not a picture. Open it, save the picture itself, and choose that.',
  emptyFile: 'This file is empty. Copy it from the phone or the e-mail again.',
  rawPicture:
    'This browser cannot read this kind of picture. Save it as JPEG in a picture program.',
  svg: 'This is an SVG drawing, which cannot be used as a picture. Save it as PNG in a drawing program.',
  damagedPicture: 'This file is not a picture that can be shown, or it is damaged.',
  smallPicture: (is: Size, needed: Size) =>
    `The picture is ${is.width} x ${is.height} pixels. It must be at least ${needed.width} x ${needed.height}. Choose a larger one.`,
  cropPicture: 'The part in the frame is shown. Drag the picture, or use the sliders below.',
  shownPart: 'The part that is shown. Move the picture with the arrow keys.',
  nearer: 'Zoom',
  across: 'Left or right',
  upDown: 'Up or down',
  pictureShows: 'What the picture shows, for people who cannot see it',
  pictureKind: 'Kind of picture',
  kinds: { photograph: 'A photograph', illustration: 'An illustration, labelled as one' },
  addPicture: 'Use this picture',
  noPicture: 'This browser could not prepare the picture. Try another picture.',
  pictureLost: (file: string) => `${file} is no longer on this device. Add it again.`,
  shownOn: (pages: string) => `Shown on: ${pages}`,
  shownNowhere: 'No page shows it.',
  deletePicture: (name: string) => `Delete ${name}`,
}
