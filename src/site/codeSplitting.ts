/** The npm packages that every page runs. */
const sharedPackages = [
  'react',
  'react-dom',
  'react-intersection-observer',
  'scheduler',
  '@tanstack',
  'use-sync-external-store',
]

/**
 * The files of this project that nearly every page runs: the entry, the layout, the field of a form, notes on sources. What a
 * page loads on demand is left out, and so is what few kinds of page use.
 */
const sharedFiles = [
  'main',
  'router',
  'ui/links/(?!usePageWhatsapp)',
  'ui/language/LanguageLinks',
  'ui/header/(?!menuPictures|coverPage)',
  'ui/footer/(?!MapContent)',
  'ui/styles/(?!applyTypeface)',
  'ui/form/(FieldInput|disclosure|pressedLabels)',
  'ui/frame/(?!PageIntro)',
  'ui/business/(?!ContactWays|PhoneIcon|PhotographLink|PrintButton)',
  'ui/errors',
  'ui/browser/(?!canWriteStorage|closeOnBack|copyText|fillPrintDates|focusAtTop|keepInPlace|printPage|requestLock|sharePage|useIsHydrated)',
  'ui/pictures',
  'ui/text/Chevron',
  'ui/motion',
  'enquiry/message/(enquiry|product)Message',
  'pages/shared/SourceNotes',
  'catalogue/(textRuns|fieldLimits|limitTime)',
]

/**
 * The chunks that the bundler would not make by itself. Left to it, a product page has 21 scripts instead of 2, which are 5 kB
 * larger (gzipped): above the budget of `tests/built/budgets.test.ts`. One chunk for all that several kinds of page share makes
 * every page larger. The other chunks are the bundler's own.
 */
export const codeSplitting = {
  groups: [
    {
      name: 'main',
      test: new RegExp(
        `node_modules/(${sharedPackages.join('|')})/|rolldown/runtime|src/(${sharedFiles.join('|')})\\b`,
      ),
    },
    // Code that forms, the finder, the list and the comparison share: without it, the home page loads 6 kB more. With
    // five files of a few lines each: with more than 64 files every name would be a letter longer.
    {
      name: 'form',
      test: /src\/(catalogue\/(forms|fillCount|intl|labelledText|unit)\b|ui\/(browser\/(copyText|useIsHydrated|focusAtTop)|business\/PhotographLink)|pages\/shared\/pasteAddress|enquiry\/(form\/(use|En|Er)|formState|FormSection))/,
    },
    // The beginning and the end of pages without products, and what the finder and the home page share: a name of a chunk
    // less in the list of every page, which has no byte to spare.
    { name: 'intro', test: /src\/(ui\/frame\/PageIntro|pages\/shared\/OtherWays)/ },
    // Files of a few lines that are loaded at a press, together: a new kind of page needs names that are left.
    { name: 'press', test: /src\/ui\/browser\/(printPage|sharePage)/ },
    { name: 'storage', test: /src\/(ui\/browser\/canWriteStorage|enquiry\/list\/StorageNotice)/ },
    {
      name: 'find',
      test: /src\/(pages\/(find\/FindForm|shared\/tiles)|roof\/roofAddress|ui\/links\/usePageWhatsapp)/,
    },
  ],
}
