package `in`.pahiya.companion

import android.net.Uri
import android.os.SystemClock
import android.view.HapticFeedbackConstants
import android.webkit.WebView
import androidx.webkit.JavaScriptReplyProxy
import androidx.webkit.WebMessageCompat
import androidx.webkit.WebViewCompat
import org.json.JSONException
import org.json.JSONObject

/** Answers the messages of our pages; the contract is `packages/contracts/src/companion/bridge-messages.ts`. Anything
 *  that is not in it is refused and counted, never thrown. */
class Bridge(private val shell: ShellActivity) : WebViewCompat.WebMessageListener {
    private val answered = LinkedHashSet<String>()
    private val recent = ArrayDeque<Long>()
    var refused = 0
        private set

    override fun onPostMessage(
        view: WebView,
        message: WebMessageCompat,
        sourceOrigin: Uri,
        isMainFrame: Boolean,
        reply: JavaScriptReplyProxy,
    ) {
        val text = message.data
        val asked = if (text == null || text.toByteArray().size > LONGEST) null else read(text)
        if (asked == null || !isMainFrame || !ShellActivity.isOurs(sourceOrigin) || isTooMany()) {
            refused += 1
            return
        }
        val id = asked.getString("id")
        if (!answered.add(id)) {
            refused += 1
            return
        }
        if (answered.size > REMEMBERED) answered.remove(answered.first())
        reply.postMessage(answer(view, asked, id).toString())
    }

    private fun answer(view: WebView, asked: JSONObject, id: String): JSONObject {
        val done = { JSONObject().put("v", 1).put("id", id).put("ok", true) }
        val no = { code: String ->
            JSONObject().put("v", 1).put("id", id).put("ok", false).put("code", code)
        }
        return when (asked.getString("type")) {
            "hello" -> {
                val wants = asked.getJSONArray("wants")
                val wanted = List(wants.length()) { wants.getString(it) }
                val knows = TYPES.keys.filter { it in wanted }.joinToString(",")
                done().put("data", JSONObject().put("knows", knows))
            }
            "SHARE_TEXT" -> {
                val url = asked.optString("url")
                if (url.isNotEmpty() && !ShellActivity.isOurs(Uri.parse(url))) {
                    no("not-known")
                } else {
                    shell.shareText(listOf(asked.getString("text"), url).filter { it.isNotEmpty() }.joinToString(" "))
                    done()
                }
            }
            "open-external" -> {
                val address = Uri.parse(asked.getString("url"))
                if (!ShellActivity.isOurs(address) && shell.openOutside(address)) done() else no("not-known")
            }
            "haptics" -> {
                view.performHapticFeedback(HapticFeedbackConstants.VIRTUAL_KEY)
                done()
            }
            "close" -> {
                shell.finish()
                done()
            }
            // No push service and no account of its own is built in: see the README.
            else -> no("not-known")
        }
    }

    /** A message of the closed list with exactly its fields; null for anything else. */
    private fun read(text: String): JSONObject? =
        try {
            val given = JSONObject(text)
            val fields = TYPES[given.optString("type")]
            val isKnown =
                fields != null &&
                    given.optInt("v") == 1 &&
                    ID.matches(given.optString("id")) &&
                    given.keys().asSequence().all { it in HEAD || it in fields } &&
                    given.optString("text").length <= LONGEST_TEXT
            if (isKnown) given else null
        } catch (_: JSONException) {
            null
        }

    private fun isTooMany(): Boolean {
        val now = SystemClock.elapsedRealtime()
        while (recent.isNotEmpty() && now - recent.first() >= 1_000) recent.removeFirst()
        if (recent.size >= PER_SECOND) return true
        recent.addLast(now)
        return false
    }

    private companion object {
        const val LONGEST = 8 * 1024
        const val LONGEST_TEXT = 2_000
        const val PER_SECOND = 20
        const val REMEMBERED = 500
        val ID = Regex("[A-Za-z0-9_-]{1,40}")
        val HEAD = setOf("v", "id", "type")
        val TYPES =
            mapOf(
                "hello" to setOf("wants"),
                "SHARE_TEXT" to setOf("text", "url"),
                "open-external" to setOf("url"),
                "haptics" to emptySet(),
                "close" to emptySet(),
            )
    }
}
