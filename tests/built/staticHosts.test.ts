import { siteFolder } from '../helpers/folders.ts'
import { defineStaticHostTests } from '../hosting/staticHostTests.ts'

defineStaticHostTests(() => ({ dist: siteFolder, root: siteFolder }), '/')
