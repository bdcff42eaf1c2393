import { countedNoun } from '../catalogue/messageText.ts'
import type { Confirmation, Respondent } from '../catalogue/schemas/sources.ts'
import { dayText } from '../pages/shared/sourceView.ts'

type Signature = Pick<Confirmation, 'by' | 'on'>

/** The numbers of what is left before the launch. */
type LaunchCounts = { answers: number; again: number; problems: number }

function neededAnswers(n: number): string {
  return `${countedNoun(n, 'more answer')} ${n === 1 ? 'is' : 'are'} needed for the launch`
}

const day = (on: string) => dayText(on, 'en-IN')

/** Messages about the launch, for the editor and the terminal. */
export const launchWords = {
  heading: 'Before the launch',
  progress: (answered: number, total: number) => `${answered} of ${total} answered`,
  canLaunch: 'Everything needed is answered: the site is ready for its launch.',
  /** @param again those of the answers that were given already, and have changed since */
  cannotLaunch: ({ answers, again, problems }: LaunchCounts) => {
    const left = [
      ...(answers > again ? [neededAnswers(answers - again)] : []),
      ...(again > 0 ? [`${countedNoun(again, 'answer')} to be given again`] : []),
      ...(problems > 0 ? [`${countedNoun(problems, 'problem')} to be fixed`] : []),
    ]
    return `${left.join(', ')}.`
  },
  /** Before the questions of open answers that the launch does not wait for. */
  canWait: 'Can wait:',
  who: 'Who confirms these answers?',
  whoHelp: 'Your name is kept beside each answer, with the day.',
  nobodyYet: 'Nobody is named yet.',
  standIns: 'Which real values belong here?',
  standInsHelp: 'These are stand-ins: nobody can be reached by them.',
  notGiven: (what: string) => `“${what}” is not given yet.`,
  notConfirmed: 'Nobody has confirmed this yet.',
  changedSince: ({ by, on }: Signature) => `It has changed since ${by} confirmed it on ${day(on)}.`,
  askedAgain: (questions: readonly string[]) =>
    `What was confirmed has changed. Please confirm it again under “Questions”: ${questions.map((one) => `“${one}”`).join(', ')} Your change need not wait for that.`,
  unreadable: 'A field there is wrong. Correct that first.',
  confirmedBy: ({ by, on }: Signature) => `Confirmed by ${by}, ${day(on)}`,
  unknownTo: ({ by, on }: Signature, missing?: string) =>
    `${by} does not know it yet, ${day(on)}${missing === undefined ? '' : ` (${missing})`}`,
  holdsNothingBack: 'The launch does not wait for it.',
  wrongNow: (fault: string) => `Wrong now: ${fault}`,

  pages: 'Pages to read',
  pagesRead: (read: number, total: number) =>
    `${read} of ${countedNoun(total, 'page or list', 'pages and lists')} read. Unread ones do not hold back the launch.`,
  unread: (points: number) => `${countedNoun(points, 'point')} not confirmed`,
  changedPoints: (points: number, { by, on }: Signature) =>
    `${countedNoun(points, 'point')} changed since ${by} read it on ${day(on)}`,
  readBy: ({ by, on }: Signature) => `Read by ${by}, ${day(on)}`,

  missing: 'What buyers ask for and the site does not say',
  missingOn: (what: string, places: number) => `${what}: missing on ${countedNoun(places, 'page')}`,

  answerInEditor: 'Answer and read in the editor: npm run edit, then “Questions”.',

  respondents: {
    owner: 'The owner',
    sales: 'Sales',
    engineer: 'The engineer',
    supplier: 'The makers',
    reader: 'A native reader',
  } satisfies Record<Respondent, string>,
}
