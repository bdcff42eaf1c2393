import { describe, expect, it } from 'vitest'
import { noticeHtml, withoutPastNotice } from '../../src/site/notice.ts'
import { frozenCatalogue } from '../helpers/frozenCatalogue.ts'

const notice = { text: 'Closed & <away>', lastDay: '2026-11-12' }
const site = { ...frozenCatalogue.site, notice }
const end = Date.parse('2026-11-12T18:30:00Z')

describe('the notice', () => {
  it('is built until the end of its last day in India', () => {
    expect(withoutPastNotice(site, end - 1).notice).toEqual(notice)
    expect(withoutPastNotice(site, end)).toEqual(frozenCatalogue.site)
  })

  it('is text, whatever is typed', () => {
    expect(noticeHtml(notice, (path) => path)).toContain('<span>Closed &amp; &lt;away&gt;</span>')
  })
})
