import { z } from 'zod'
import { showsTown } from '../../check/placeholderValues.ts'
import { readJson } from '../../check/readJson.ts'
import { sharedFilePath } from '../../pages/dataFiles.ts'
import { changeValue, editFile } from './editJson.ts'

const siteFile = sharedFilePath('site')

/** The fields of `site.json` that hold the map, while the rest may be wrong. */
const MapFields = z.object({ map: z.object({ embed: z.string(), link: z.string() }) })

/** The address of the large map around the middle of an embedded one; undefined if it names no place. */
function largeMapOf(embed: string): string | undefined {
  const [, box = ''] = /[?&]bbox=([^&]+)/.exec(embed) ?? []
  const [west = NaN, south = NaN, east = NaN, north = NaN] = box.split(/,|%2C/i).map(Number)
  if (Number.isFinite(west + south + east + north)) {
    const [lat, lon] = [(south + north) / 2, (west + east) / 2].map((one) => one.toFixed(5))
    return `https://www.openstreetmap.org/?mlat=${lat}&mlon=${lon}#map=18/${lat}/${lon}`
  }
  // Google writes the longitude of the middle first.
  const [, lon, lat] = /(?:!|%21)2d(-?[\d.]+)(?:!|%21)3d(-?[\d.]+)/.exec(embed) ?? []
  return lat === undefined ? undefined : `https://www.google.com/maps?q=${lat}%2C${lon}`
}

/**
 * Updates the address of the large map when the map changes, unless the business has set its own.
 * @returns the text of `site.json`; undefined if nothing follows
 */
export function followMap(before: string | undefined, after: string | undefined) {
  const [was, is] = [before, after].map((text) => {
    return MapFields.safeParse(text === undefined ? undefined : readJson(text).value).data?.map
  })
  if (was === undefined || is === undefined || after === undefined) return undefined
  if (was.embed === is.embed || was.link !== is.link || showsTown(is.embed)) return undefined
  const isOwn = !showsTown(was.link) && was.link !== largeMapOf(was.embed)
  const link = largeMapOf(is.embed)
  if (isOwn || link === undefined) return undefined
  return editFile(siteFile, after, (all) => changeValue(all, ['map', 'link'], link))
}
